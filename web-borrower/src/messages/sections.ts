/** The parts of our messages that a lender can have messages of its own for, by how their ids begin. */
export const sections = [
  ..."ask completion confirm confirming copy count deleted desktop disabled documents ended".split(
    " ",
  ),
  ..."expired failure file frame group incomplete info landing limit link not-found".split(" "),
  ..."package parameters portal progress receipt request trouble".split(" "),
];
