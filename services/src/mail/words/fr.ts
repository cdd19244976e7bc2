import { severities } from "./severities.ts";
import type { Words } from "./words.ts";

export const fr: Words = {
  aWorkspace: "Un espace de travail",
  reasons: {
    default: "Vous recevez ce message car votre adresse figure sur la liste de ce prêteur.",
    subscribed: "Vous recevez ce message car vos paramètres de notification le prévoient.",
    asked: "Vous recevez ce message car vous avez demandé ces données.",
  },
  changeNotifications: "Modifier vos notifications",
  unsubscribe: "Se désabonner",
  facts: {
    package: "Logiciel",
    period: "Période",
    received: "Reçu",
    submittedBy: "Envoyé par",
    dataQuality: "Qualité des données",
    stopped: "Arrêtée",
    step: "Étape",
    reference: "Référence",
    workspace: "Espace de travail",
    noticed: "Constaté",
    askedBy: "Demandé par",
    asked: "Demandé",
    invited: "Personne invitée",
    invitedBy: "Invitée par",
    sent: "Envoyée",
    goodUntil: "Valable jusqu’au",
    collected: "Collecte",
    workbooks: "Classeurs",
    documents: "Documents",
    kept: "Conservé",
    goFrom: "Suppression à partir du",
  },
  period: (from, upTo) => `Du ${from} au ${upTo}`,
  completed: {
    subject: (workspace) => `${workspace} : comptabilité reçue`,
    badge: "Terminée",
    heading: (workspace) => `${workspace} a partagé sa comptabilité`,
    sentence: (findings, asked) => {
      const ready = asked
        ? "La collecte que vous avez demandée est prête à être examinée."
        : "Une collecte est prête à être examinée.";
      if (findings === 0) return ready;
      return findings === 1
        ? `${ready} Un constat est à examiner d’abord.`
        : `${ready} ${findings} constats sont à examiner d’abord.`;
    },
    checks: (passed, of) =>
      `${passed} ${passed < 2 ? "contrôle réussi" : "contrôles réussis"} sur ${of}`,
    findings: (high, medium) =>
      severities([high, "de gravité élevée"], [medium, "de gravité moyenne"]),
    button: "Ouvrir la collecte",
    note: "Les chiffres ne sont jamais envoyés par e-mail. Connectez-vous pour les voir.",
  },
  failed: {
    subject: (workspace) => `${workspace} : échec de la collecte`,
    badge: "Erreur d’importation",
    heading: (workspace) => `La collecte pour ${workspace} a échoué`,
    sentence: (description) =>
      `${description} Rien n’a été reçu et la comptabilité de l’emprunteur n’a pas été modifiée.`,
    preview: "Rien n’a été reçu.",
    steps: {
      company: "Entreprise",
      accounts: "Plan comptable",
      "trial-balances": "Balances générales",
      "journal-lines": "Écritures",
      receivables: "Créances clients",
      payables: "Dettes fournisseurs",
      "vendor-statements": "Rapports de comparaison",
      load: "Enregistrement",
      statements: "États financiers",
      checks: "Contrôles",
    },
    stepOf: (step, at, of) => `${step}, ${at} sur ${of}`,
    retry: "Relancer la collecte",
    openWorkspace: "Ouvrir l’espace de travail",
    note: (packageName) =>
      `En cas de nouvel échec, envoyez un nouveau lien à l’emprunteur : l’autorisation a peut-être été retirée dans ${packageName}.`,
  },
  attention: {
    subject: (workspace) => `${workspace} : une connexion demande votre attention`,
    badge: "À vérifier",
    heading: (workspace, packageName) => `${packageName} doit être reconnecté pour ${workspace}`,
    sentences: {
      "not-permitted": (packageName) =>
        `La personne qui a connecté ${packageName} ne peut pas lire toute sa comptabilité. Une personne ayant tous les droits doit le connecter.`,
      disconnected: (packageName) =>
        `${packageName} ne nous laisse plus lire : l’autorisation a pris fin ou a été retirée.`,
    },
    preview: "D’ici là, plus rien ne peut être collecté.",
    button: "Ouvrir les connexions",
    note: "D’ici là, plus rien ne peut être collecté. Ce qui a été collecté auparavant reste tel quel.",
  },
  accessRequested: {
    somebody: "Quelqu’un",
    subject: (who, workspace) => `${who} demande l’accès à ${workspace}`,
    heading: (who) => `${who} demande l’accès`,
    sentence: (who, workspace) =>
      `${who} souhaite ouvrir ${workspace}. Vous pouvez décider, car vous gérez ses utilisateurs.`,
    button: "Gérer les utilisateurs",
    note: (others) => {
      const end = "La première réponse compte. Sans réponse, aucun accès n’est donné.";
      if (others === 0) return `Personne d’autre n’a été prévenu. ${end}`;
      return others === 1
        ? `Envoyé aussi à une autre personne qui gère cet espace de travail. ${end}`
        : `Envoyé aussi à ${others} autres personnes qui gèrent cet espace de travail. ${end}`;
    },
  },
  userInvited: {
    somebody: "Quelqu’un",
    subject: (who) => `Invitation envoyée : ${who}`,
    heading: (who) => `Invitation envoyée : ${who}`,
    sentence: (invitedBy) =>
      invitedBy
        ? `${invitedBy} a envoyé une invitation au portail.`
        : "Une invitation au portail a été envoyée.",
    button: "Ouvrir la gestion des utilisateurs",
    note: "Une invitation ne sert qu’une fois. Invitez de nouveau si elle expire, ou supprimez l’utilisateur pour la retirer.",
  },
  documents: {
    subject: (workspace, count) =>
      count === 1
        ? `${workspace} : un document est arrivé`
        : `${workspace} : ${count} documents sont arrivés`,
    badge: "Reçu",
    heading: (workspace) => `${workspace} a envoyé des documents`,
    sentence: (count) =>
      count === 1
        ? "L’emprunteur a envoyé un document. Il se trouve avec la collecte de données."
        : `L’emprunteur a envoyé ${count} documents. Ils se trouvent avec la collecte de données.`,
    button: "Ouvrir la collecte",
    note: "Les documents ne sont jamais envoyés par e-mail. Connectez-vous pour les voir.",
  },
  withdrawn: {
    subject: (workspace) => `${workspace} : données retirées`,
    badge: "Retiré",
    heading: (workspace) => `${workspace} a retiré ses données`,
    sentence:
      "L’emprunteur a repris ce qu’il avait partagé. On ne peut plus l’ouvrir, et l’accès à la comptabilité a pris fin.",
    held: "L’emprunteur a repris ce qu’il avait partagé, et l’accès à la comptabilité a pris fin. Une conservation légale garde les données pour l’instant.",
    on: "Retiré",
    deletedBy: "Supprimé au plus tard",
    button: "Ouvrir la collecte",
    note: (days) =>
      `Les données retirées sont supprimées sous ${days} jours, et un certificat indique ce qui a été supprimé. Les copies enregistrées ailleurs sont à supprimer par vos soins.`,
  },
  deletion: {
    subject: (workspace, day) => `${workspace} : des fichiers seront supprimés le ${day}`,
    badge: (days) =>
      days === 0
        ? "Suppression aujourd’hui"
        : `Suppression dans ${days} ${days === 1 ? "jour" : "jours"}`,
    heading: (day) => `Des fichiers seront supprimés le ${day}`,
    sentence: (workspace) =>
      `Votre politique de conservation supprime ce qui a été collecté de ${workspace} après un certain temps.`,
    workbooks: (revisions, files) =>
      `${revisions} ${revisions === 1 ? "révision" : "révisions"}, ${files} ${files === 1 ? "fichier" : "fichiers"}`,
    documents: (files) => `${files} ${files === 1 ? "fichier" : "fichiers"}`,
    kept: "Les détails de la collecte et un certificat de ce qui a été supprimé",
    button: "Examiner et télécharger",
    note: "Après ce jour, les fichiers ne pourront pas être restaurés. Vous pourrez collecter de nouveau avec un autre lien.",
    many: {
      subject: (collections, day) =>
        `Les fichiers de ${collections} collectes seront supprimés à partir du ${day}`,
      heading: (collections, day) =>
        `Les fichiers de ${collections} collectes seront supprimés à partir du ${day}`,
      sentence:
        "Votre politique de conservation supprime ce qui a été collecté après un certain temps.",
      others: "Autres",
      more: (collections) =>
        `${collections} ${collections === 1 ? "autre collecte" : "autres collectes"}`,
      button: "Voir toutes les collectes",
    },
  },
};
