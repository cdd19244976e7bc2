import type { Language } from "@tieout/core/language";
import { packageName } from "@tieout/core/tenant/packages";
import type { PastSubmission } from "@tieout/services/submissions/history";
import { presentClosedSubmission, presentSubmission, requesterOf } from "./presenter.ts";

export function presentExported(
  { submission, requester, accessible }: PastSubmission,
  language: Language,
): readonly string[] {
  const asker = requester && requesterOf(requester);
  const present = accessible ? presentSubmission : presentClosedSubmission;
  const shown = present(submission, asker, language);
  const submittedBy = shown.submissionMetadata.find(({ name }) => name === "borrowerBusinessEmail");
  return [
    shown.creationTime,
    shown.entity.displayName,
    shown.entity.engagementCode ?? "",
    words[language].statuses[shown.status],
    shown.datasourceNameId ? packageName(shown.datasourceNameId, language) : "",
    words[language].sources[shown.source],
    asker?.displayName ?? "",
    submittedBy?.value ?? "",
    String(shown.workbookRevisions),
  ];
}

export const exportHeadings = (language: Language): readonly string[] => words[language].headings;

export const exportName = (language: Language): string => words[language].name;

const words = {
  en: {
    name: "data-collections",
    headings: [
      "Collected",
      "Workspace",
      "Code",
      "Status",
      "Accounting package",
      "Source",
      "Requested by",
      "Submitted by",
      "Revisions",
    ],
    statuses: { complete: "Complete", incomplete: "Incomplete", deleted: "Deleted" },
    sources: {
      "secure-link": "Secure link",
      direct: "Direct",
      anonymous: "Anonymous",
      file: "File",
    },
  },
  es: {
    name: "recopilaciones",
    headings: [
      "Recopilado",
      "Espacio de trabajo",
      "Código",
      "Estado",
      "Programa contable",
      "Origen",
      "Solicitado por",
      "Enviado por",
      "Revisiones",
    ],
    statuses: { complete: "Completa", incomplete: "Incompleta", deleted: "Eliminada" },
    sources: {
      "secure-link": "Enlace seguro",
      direct: "Directa",
      anonymous: "Anónima",
      file: "Archivo",
    },
  },
  fr: {
    name: "collectes",
    headings: [
      "Collecté",
      "Espace de travail",
      "Code",
      "État",
      "Logiciel comptable",
      "Origine",
      "Demandé par",
      "Envoyé par",
      "Révisions",
    ],
    statuses: { complete: "Complète", incomplete: "Incomplète", deleted: "Supprimée" },
    sources: {
      "secure-link": "Lien sécurisé",
      direct: "Directe",
      anonymous: "Anonyme",
      file: "Fichier",
    },
  },
} as const satisfies Record<Language, object>;
