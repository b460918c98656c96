/** The words that need no file of their own to arrive: what every screen has, in every language. */
export default import.meta.glob<string>("../../../src/bornes/locales/*/page.ftl", {
  eager: true,
  import: "default",
});
