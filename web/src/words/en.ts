export default import.meta.glob<string>(
  "../../../src/bornes/locales/en/{cards,daily,device,drivers,editions,help,house,keeper,lesson,log,moves,options,phrases,review,road,score,sets,sheet,start,stats,table,terms}.ftl",
  {
    eager: true,
    import: "default",
  },
);
