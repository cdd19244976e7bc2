import type { Language } from "../language/index.ts";
import { type Sentences, speaker, translator } from "../sentence/index.ts";

/** Why books couldn't be connected or read, with the package's own name. */
const importSentences = {
  "The import was cancelled.": {
    es: "La importación se canceló.",
    fr: "L’importation a été annulée.",
  },
  "The connection was deleted while its books were being read.": {
    es: "La conexión se eliminó mientras se leían sus libros.",
    fr: "La connexion a été supprimée pendant la lecture de la comptabilité.",
  },
  "The borrower ended the access while the books were being read.": {
    es: "El prestatario terminó el acceso mientras se leían los libros.",
    fr: "L’emprunteur a mis fin à l’accès pendant la lecture de la comptabilité.",
  },
  "The borrower withdrew the records while they were being read.": {
    es: "El prestatario retiró los registros mientras se leían.",
    fr: "L’emprunteur a retiré les données pendant leur lecture.",
  },
  "{text} was disconnected during import.": {
    es: "{text} se desconectó durante la importación.",
    fr: "{text} a été déconnecté pendant l’importation.",
  },
  "Whoever connected {text} may not read all of its books. Someone with full access has to connect it.":
    {
      es: "Quien conectó {text} no puede leer todos sus libros. Debe conectarlo alguien con acceso completo.",
      fr: "La personne qui a connecté {text} ne peut pas lire toute sa comptabilité. Une personne ayant tous les droits doit le connecter.",
    },
  "{text} stopped answering. Nothing is wrong with the books; try again later.": {
    es: "{text} dejó de responder. Los libros están bien; inténtelo más tarde.",
    fr: "{text} a cessé de répondre. La comptabilité n’est pas en cause ; réessayez plus tard.",
  },
  "{text} sent something that could not be read. We have been told.": {
    es: "{text} envió algo que no se pudo leer. Ya se nos ha avisado.",
    fr: "{text} a envoyé quelque chose d’illisible. Nous en avons été informés.",
  },
  "{text} kept sending data without an end, so we stopped the import. If this keeps happening, contact support.":
    {
      es: "{text} envió datos sin fin, así que detuvimos la importación. Si sigue ocurriendo, contacte a soporte.",
      fr: "{text} a envoyé des données sans fin ; nous avons donc arrêté l’importation. Si cela se reproduit, contactez l’assistance.",
    },
  "The file takes too long to read. Export a shorter period, and try again.": {
    es: "La lectura del archivo tarda demasiado. Exporte un periodo más corto e inténtelo de nuevo.",
    fr: "La lecture du fichier prend trop de temps. Exportez une période plus courte et réessayez.",
  },
  "The file needs more memory than we can give it. Export a shorter period, and try again.": {
    es: "Leer el archivo requiere más memoria de la disponible. Exporte un periodo más corto e inténtelo de nuevo.",
    fr: "La lecture du fichier demande plus de mémoire que nous ne pouvons en allouer. Exportez une période plus courte et réessayez.",
  },
  "The file has more than 3,000,000 lines. Export a shorter period, and try again.": {
    es: "El archivo tiene más de 3 millones de líneas. Exporte un periodo más corto e inténtelo de nuevo.",
    fr: "Le fichier compte plus de 3 millions de lignes. Exportez une période plus courte et réessayez.",
  },
  "The file has more than 200,000 accounts. Check that the account column doesn't hold entries or customers.":
    {
      es: "El archivo tiene más de 200,000 cuentas. Verifique que la columna de cuentas no contenga asientos o clientes.",
      fr: "Le fichier compte plus de 200 000 comptes. Vérifiez que la colonne des comptes ne contient pas d’écritures ou de clients.",
    },
  "Something went wrong on our side. Please try again.": {
    es: "Algo falló por nuestra parte. Inténtelo de nuevo.",
    fr: "Une erreur s’est produite de notre côté. Réessayez.",
  },
  "{text} was not connected: it was not allowed on its own page.": {
    es: "{text} no se conectó: no se dio permiso en su propia página.",
    fr: "{text} n’a pas été connecté : l’autorisation n’a pas été donnée sur sa propre page.",
  },
  "This connection has been used already. Please start again.": {
    es: "Esta conexión ya se utilizó. Empiece de nuevo.",
    fr: "Cette connexion a déjà été utilisée. Recommencez.",
  },
  "This took too long, so the connection was closed. Please start again.": {
    es: "Tardó demasiado, así que la conexión se cerró. Empiece de nuevo.",
    fr: "Le délai est dépassé et la connexion a été fermée. Recommencez.",
  },
  "{text} is not answering at the moment.": {
    es: "{text} no responde en este momento.",
    fr: "{text} ne répond pas pour le moment.",
  },
  "The person who signed in may not read these books in {text}. Someone with full access has to connect them.":
    {
      es: "La persona que inició sesión no puede leer estos libros en {text}. Debe conectarlos alguien con acceso completo.",
      fr: "La personne qui s’est connectée ne peut pas lire cette comptabilité dans {text}. Une personne ayant tous les droits doit la connecter.",
    },
  "A fatal error has occurred attempting to link financials.  Please try again later.": {
    es: "Se produjo un error grave al conectar los datos financieros. Inténtelo más tarde.",
    fr: "Une erreur fatale s’est produite lors de la liaison des données financières. Réessayez plus tard.",
  },
} as const satisfies Sentences;

/** Says why, in English, which is how it's kept. */
export const sayImport = speaker(importSentences);

const translate = translator(importSentences);

/** A kept reason in the reader's language; one that isn't ours stays as it is. */
export function spokenReason(reason: string, language: Language): string {
  return translate(reason, language) ?? reason;
}
