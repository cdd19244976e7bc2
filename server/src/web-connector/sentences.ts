import type { Language } from "@tieout/core/language";
import type { WebConnectorTrouble } from "../database/index.ts";

/** What Web Connector shows of us, on a computer where nobody reads our pages. */
interface Sentences extends Readonly<Record<WebConnectorTrouble, string>> {
  readonly sessionOver: string;
  readonly waiting: string;
  readonly wrongCompany: (found: string, meant: string | undefined) => string;
}

export const sentences: Readonly<Record<Language, Sentences>> = {
  en: {
    sessionOver: "This run has ended. Choose Update Selected again.",
    waiting: "Connected. Confirm the business on the page where you downloaded the file.",
    wrongCompany: (found, meant) =>
      `${found} is open. Open ${meant ?? "the company that was connected"} and choose Update Selected again.`,
    "quickbooks-closed":
      "QuickBooks could not be reached. Open the company file, close any dialog, and choose Update Selected again.",
    "not-permitted":
      "QuickBooks does not allow this user to read all of the books. Sign in as Admin and choose Update Selected again.",
    "quickbooks-failed": "QuickBooks answered with an error. The lender has been told.",
  },
  es: {
    sessionOver: "Esta ejecución ha terminado. Elija Update Selected de nuevo.",
    waiting: "Conectado. Confirme la empresa en la página donde descargó el archivo.",
    wrongCompany: (found, meant) =>
      `Está abierta ${found}. Abra ${meant ?? "la empresa que se conectó"} y elija Update Selected de nuevo.`,
    "quickbooks-closed":
      "No se pudo acceder a QuickBooks. Abra el archivo de la empresa, cierre los diálogos y elija Update Selected de nuevo.",
    "not-permitted":
      "QuickBooks no permite que este usuario lea todos los libros. Inicie sesión como Admin y elija Update Selected de nuevo.",
    "quickbooks-failed": "QuickBooks respondió con un error. Se ha informado al prestamista.",
  },
  fr: {
    sessionOver: "Cette exécution est terminée. Choisissez de nouveau Update Selected.",
    waiting: "Connecté. Confirmez l’entreprise sur la page où vous avez téléchargé le fichier.",
    wrongCompany: (found, meant) =>
      `${found} est ouvert. Ouvrez ${meant ?? "l’entreprise qui a été connectée"} et choisissez de nouveau Update Selected.`,
    "quickbooks-closed":
      "QuickBooks est inaccessible. Ouvrez le fichier de l’entreprise, fermez les fenêtres et choisissez de nouveau Update Selected.",
    "not-permitted":
      "QuickBooks n’autorise pas cet utilisateur à lire tous les comptes. Connectez-vous en tant qu’Admin et choisissez de nouveau Update Selected.",
    "quickbooks-failed": "QuickBooks a répondu par une erreur. Le prêteur en est informé.",
  },
};
