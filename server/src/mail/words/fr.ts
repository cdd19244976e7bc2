import type { Words } from "./words.ts";

export const fr: Words = {
  aWorkspace: "Un espace de travail",
  reason: "Vous recevez ce message car cette collecte vous est signalée.",
  changeNotifications: "Modifier vos notifications",
  facts: {
    package: "Logiciel",
    period: "Période",
    received: "Reçu",
    submittedBy: "Transmis par",
    dataQuality: "Qualité des données",
    stopped: "Arrêtée",
    reference: "Référence",
  },
  period: (from, upTo) => `Du ${from} au ${upTo}`,
  completed: {
    subject: (workspace) => `${workspace} : documents reçus`,
    badge: "Terminée",
    heading: (workspace) => `${workspace} a transmis ses documents`,
    sentence: (findings) => {
      const ready = "La collecte demandée est prête à être examinée.";
      if (findings === 0) return ready;
      return findings === 1
        ? `${ready} Une observation est à regarder d’abord.`
        : `${ready} ${findings} observations sont à regarder d’abord.`;
    },
    checks: (passed, of) => `${passed} contrôles réussis sur ${of}`,
    findings: (high, medium) => `${high} élevées, ${medium} moyennes`,
    button: "Ouvrir la transmission",
    note: "Les chiffres ne sont jamais envoyés par e-mail. Connectez-vous pour les voir.",
  },
  failed: {
    subject: (workspace) => `${workspace} : échec de la collecte`,
    badge: "Erreur d’importation",
    heading: (workspace) => `La collecte pour ${workspace} a échoué`,
    sentence: (description) =>
      `${description} Rien n’a été reçu et la comptabilité de l’emprunteur n’a pas été modifiée.`,
    preview: "Rien n’a été reçu.",
    retry: "Relancer la collecte",
    openWorkspace: "Ouvrir l’espace de travail",
    note: (packageName) =>
      `En cas de nouvel échec, envoyez un nouveau lien à l’emprunteur : l’autorisation a peut-être été retirée dans ${packageName}.`,
  },
};
