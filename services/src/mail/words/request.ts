import type { CollectionGroup, EndOfImport } from "@tieout/core/submission-request";
import type { MailLanguage } from "../frame.ts";

/** What a request to a borrower says, in one language. */
export interface RequestWords {
  readonly heading: (tenant: string) => string;
  readonly preview: (business: string) => string;
  readonly sentence: (business: string, mayUpload: boolean) => string;
  readonly facts: Readonly<Record<"shared" | "period" | "askedBy" | "worksUntil", string>>;
  /** As they stand in a list; the first gets its capital there. */
  readonly groups: Readonly<Record<CollectionGroup, string>>;
  readonly withLedger: string;
  readonly period: (fullFiscalYears: number, end: string) => string;
  readonly ends: Readonly<Record<EndOfImport, string>>;
  readonly button: string;
  readonly promises: readonly string[];
  readonly note: (ask: string) => string;
  readonly reason: (tenant: string, support: string | undefined) => string;
}

/** "Tidewater Marine Supply, Inc." brings its own. */
const stopped = (name: string) => (name.endsWith(".") ? name : `${name}.`);

const en: RequestWords = {
  heading: (tenant) => `${tenant} is asking for your accounting data`,
  preview: (business) => `For the loan review of ${stopped(business)} It takes about five minutes.`,
  sentence: (business, mayUpload) =>
    `For the loan review of ${stopped(business)} You connect your accounting package${mayUpload ? ", and can add files" : ""}. It takes about five minutes.`,
  facts: {
    shared: "What is shared",
    period: "Period",
    askedBy: "Asked by",
    worksUntil: "Link works until",
  },
  groups: {
    "financial-statements": "financial statements",
    "accounts-receivable": "accounts receivable",
    "accounts-payable": "accounts payable",
    transactions: "transactions",
  },
  withLedger: "With the general ledger behind them",
  period: (years, end) => {
    if (years === 0) return `The current fiscal year, up to ${end}`;
    const full = years === 1 ? "One full fiscal year" : `${years} full fiscal years`;
    return `${full} and the current one, up to ${end}`;
  },
  ends: { Today: "the day you connect", LastFullMonth: "the end of the last full month" },
  button: "Share accounting data",
  promises: [
    "Read-only. Nothing in your books can be changed.",
    "You sign in on your accounting package’s own page.",
  ],
  note: (ask) => `Not expecting this? Ask ${ask} before you continue.`,
  reason: (tenant, support) =>
    `Sent by ${stopped(tenant)} It never asks for your password by email.${support ? ` Questions: ${support}` : ""}`,
};

const es: RequestWords = {
  heading: (tenant) => `${tenant} le pide sus datos contables`,
  preview: (business) =>
    `Para la revisión del préstamo de ${stopped(business)} Lleva unos cinco minutos.`,
  sentence: (business, mayUpload) =>
    `Para la revisión del préstamo de ${stopped(business)} Usted conecta su programa contable${mayUpload ? " y puede añadir archivos" : ""}. Lleva unos cinco minutos.`,
  facts: {
    shared: "Qué se comparte",
    period: "Período",
    askedBy: "Solicitado por",
    worksUntil: "El enlace funciona hasta el",
  },
  groups: {
    "financial-statements": "estados financieros",
    "accounts-receivable": "cuentas por cobrar",
    "accounts-payable": "cuentas por pagar",
    transactions: "transacciones",
  },
  withLedger: "Con el libro mayor en que se basan",
  period: (years, end) => {
    if (years === 0) return `El ejercicio en curso, hasta el ${end}`;
    const full = years === 1 ? "Un ejercicio completo" : `${years} ejercicios completos`;
    return `${full} y el que está en curso, hasta el ${end}`;
  },
  ends: { Today: "día en que conecte", LastFullMonth: "último día del último mes completo" },
  button: "Compartir datos contables",
  promises: [
    "Solo lectura. Nada puede cambiarse en sus libros.",
    "Usted inicia sesión en la página de su propio programa contable.",
  ],
  note: (ask) => `¿No lo esperaba? Pregunte a ${ask} antes de continuar.`,
  reason: (tenant, support) =>
    `Enviado por ${stopped(tenant)} Nunca le pide su contraseña por correo.${support ? ` Preguntas: ${support}` : ""}`,
};

const fr: RequestWords = {
  heading: (tenant) => `${tenant} vous demande vos données comptables`,
  preview: (business) =>
    `Pour l’examen du prêt de ${stopped(business)} Cela prend environ cinq minutes.`,
  sentence: (business, mayUpload) =>
    `Pour l’examen du prêt de ${stopped(business)} Vous connectez votre logiciel comptable${mayUpload ? " et pouvez ajouter des fichiers" : ""}. Cela prend environ cinq minutes.`,
  facts: {
    shared: "Ce qui est partagé",
    period: "Période",
    askedBy: "Demandé par",
    worksUntil: "Le lien fonctionne jusqu’au",
  },
  groups: {
    "financial-statements": "états financiers",
    "accounts-receivable": "créances clients",
    "accounts-payable": "dettes fournisseurs",
    transactions: "transactions",
  },
  withLedger: "Avec le grand livre sur lequel ils reposent",
  period: (years, end) => {
    if (years === 0) return `L’exercice en cours, jusqu’au ${end}`;
    const full = years === 1 ? "Un exercice complet" : `${years} exercices complets`;
    return `${full} et l’exercice en cours, jusqu’au ${end}`;
  },
  ends: { Today: "jour de la connexion", LastFullMonth: "dernier jour du dernier mois complet" },
  button: "Partager les données comptables",
  promises: [
    "Lecture seule. Rien ne peut être modifié dans votre comptabilité.",
    "Vous vous identifiez sur la page de votre logiciel comptable.",
  ],
  note: (ask) => `Vous ne l’attendiez pas ? Demandez à ${ask} avant de continuer.`,
  reason: (tenant, support) =>
    `Envoyé par ${stopped(tenant)} Il ne vous demande jamais votre mot de passe par e-mail.${support ? ` Questions : ${support}` : ""}`,
};

export const requestWords: Readonly<Record<MailLanguage, RequestWords>> = { en, es, fr };
