import type { Sentences } from "../../sentence/index.ts";

/** What came of holding a books file against its own totals. */
export const checkFiles = {
  "The file's debits equal its credits": {
    es: "El debe del archivo es igual a su haber",
    fr: "Les débits du fichier égalent ses crédits",
  },
  "Every entry of the file balances": {
    es: "Cada asiento del archivo cuadra",
    fr: "Chaque écriture du fichier est équilibrée",
  },
  "The file's opening balances sum to zero": {
    es: "Los saldos iniciales del archivo suman cero",
    fr: "Les soldes d’ouverture du fichier ont une somme de zéro",
  },
  "Opening and movements come to the file's closings": {
    es: "El saldo inicial y los movimientos dan los saldos finales del archivo",
    fr: "L’ouverture et les mouvements donnent les soldes de clôture du fichier",
  },
  "The file's own totals add up": {
    es: "Los totales del propio archivo cuadran",
    fr: "Les totaux du fichier lui-même concordent",
  },
  "Each posting of the file counts once": {
    es: "Cada apunte del archivo cuenta una vez",
    fr: "Chaque mouvement du fichier compte une fois",
  },
  "Postings are in the file twice, once for each account": {
    es: "Hay apuntes que están dos veces en el archivo, una por cada cuenta",
    fr: "Des mouvements figurent deux fois dans le fichier, une fois par compte",
  },
  "No account is in the file twice": {
    es: "Ninguna cuenta figura dos veces en el archivo",
    fr: "Aucun compte ne figure deux fois dans le fichier",
  },
  "The file says the type of every account": {
    es: "El archivo indica el tipo de cada cuenta",
    fr: "Le fichier indique la nature de chaque compte",
  },
  "Every row of the file was read": {
    es: "Se leyeron todas las filas del archivo",
    fr: "Toutes les lignes du fichier ont été lues",
  },
  "Closed years show what they came to": {
    es: "Los ejercicios cerrados muestran su resultado",
    fr: "Les exercices clôturés montrent leur résultat",
  },
  "The file's dates are as far apart as books run": {
    es: "Las fechas del archivo abarcan lo que suele abarcar una contabilidad",
    fr: "Les dates du fichier couvrent ce que couvre d’ordinaire une comptabilité",
  },
  "Dates of the file may be mistyped": {
    es: "Puede haber fechas mal escritas en el archivo",
    fr: "Des dates du fichier sont peut-être mal saisies",
  },
  "These books run further than books do: a date may be mistyped.": {
    es: "Estos libros abarcan más de lo que suelen abarcar: puede haber una fecha mal escrita.",
    fr: "Cette comptabilité couvre plus que d’ordinaire : une date est peut-être mal saisie.",
  },
  "The file closed {count} of its years by entries. Statements show them without those.": {
    es: "El archivo cerró {count} de sus ejercicios con asientos. Los estados los muestran sin ellos.",
    fr: "Le fichier a clôturé {count} de ses exercices par des écritures. Les états les montrent sans elles.",
  },
  "{count} of {count.2} agree.": {
    es: "Coinciden {count} de {count.2}.",
    fr: "{count} sur {count.2} concordent.",
  },
  "The file has nothing to check this by.": {
    es: "El archivo no contiene nada con lo que comprobarlo.",
    fr: "Le fichier ne contient rien qui permette de le vérifier.",
  },
  "{count} of {count.2} agree; {amount} was expected first where there is {amount.2}.": {
    es: "Coinciden {count} de {count.2}; donde primero se esperaba {amount} hay {amount.2}.",
    fr: "{count} sur {count.2} concordent ; là où {amount} était d’abord attendu, il y a {amount.2}.",
  },
  "{count} of {count.2} agree; {amount} was expected first where there is {amount.2}. Whoever sent the file has seen it.":
    {
      es: "Coinciden {count} de {count.2}; donde primero se esperaba {amount} hay {amount.2}. Quien envió el archivo lo vio.",
      fr: "{count} sur {count.2} concordent ; là où {amount} était d’abord attendu, il y a {amount.2}. L’expéditeur du fichier l’a vu.",
    },
  "No row with an amount was left out.": {
    es: "No se omitió ninguna fila con importe.",
    fr: "Aucune ligne avec un montant n’a été écartée.",
  },
  "{count} of its rows couldn't be read, and are in no statement.": {
    es: "No se pudieron leer {count} de sus filas, y no figuran en ningún estado.",
    fr: "{count} de ses lignes n’ont pas pu être lues, et ne figurent dans aucun état.",
  },
  "{count} of its rows couldn't be read, and are in no statement. Whoever sent the file has seen it.":
    {
      es: "No se pudieron leer {count} de sus filas, y no figuran en ningún estado. Quien envió el archivo lo vio.",
      fr: "{count} de ses lignes n’ont pas pu être lues, et ne figurent dans aucun état. L’expéditeur du fichier l’a vu.",
    },
} as const satisfies Sentences;
