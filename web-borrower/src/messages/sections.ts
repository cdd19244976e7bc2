/** By id prefix; a lender can override each section. */
export const sections = [
  ..."ask completion confirm confirming copy count deleted desktop disabled documents email ended".split(
    " ",
  ),
  ..."expired failure file frame group incomplete info landing limit link not-found".split(" "),
  ..."package parameters portal progress receipt request trouble".split(" "),
];
