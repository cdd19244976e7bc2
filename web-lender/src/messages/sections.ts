/** By id prefix; a tenant can override each section. */
export const sections = [
  ..."access add administer anonymous app banner basis beyond brand busy claim closed collect".split(
    " ",
  ),
  ..."collections confirm conflict connect connections delete denied details dialog editor".split(
    " ",
  ),
  ..."documents error expired failure fatal field file group hide hold import imports".split(" "),
  ..."invitation join key limit line lineItem link linker links list logOut login mailLink".split(
    " ",
  ),
  ..."manage may method newest notFound notifications options override package pages people permission".split(
    " ",
  ),
  ..."portfolio promise proof quality range rebuild release relink report retention review".split(
    " ",
  ),
  ..."risk role session".split(" "),
  ..."settings sort source statement step submission threshold tieOut unsubscribe user".split(" "),
  ..."users waiting wish workbooks workspace".split(" "),
];
