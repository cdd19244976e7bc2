/** By id prefix; a lender can override each section. */
export const sections = [
  ..."completion confirm confirming copy count deleted desktop disabled documents ended".split(" "),
  ..."expired failure file frame group incomplete info landing limit link not-found".split(" "),
  ..."package parameters portal progress receipt trouble".split(" "),
];
