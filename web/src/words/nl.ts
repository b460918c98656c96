export default import.meta.glob<string>(
  "../../../src/bornes/locales/nl/{cards,drivers,editions,help,log,moves,options,phrases,road,score,sheet,start,table,terms}.ftl",
  {
    eager: true,
    import: "default",
  },
);
