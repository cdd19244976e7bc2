import type { Sentences } from "@tieout/core/sentence";

/** What is said of workspaces, connections, collections and books. */
export const workspaceSentences = {
  "You may not switch this.": {
    es: "No puede activar ni desactivar esto.",
    fr: "Vous ne pouvez ni l’activer ni le désactiver.",
  },
  "You may not add workspaces.": {
    es: "No puede añadir espacios de trabajo.",
    fr: "Vous ne pouvez pas ajouter d’espaces de travail.",
  },
  "New workspaces are switched off here.": {
    es: "Aquí no se pueden crear espacios de trabajo.",
    fr: "La création d’espaces de travail est désactivée ici.",
  },
  "Somebody in this list isn't a user here.": {
    es: "Alguien de esta lista no es usuario aquí.",
    fr: "Une personne de cette liste n’est pas un utilisateur ici.",
  },
  "This id is taken.": {
    es: "Este identificador ya existe.",
    fr: "Cet identifiant est déjà pris.",
  },
  "This name can't be shown.": {
    es: "Este nombre no se puede mostrar.",
    fr: "Ce nom ne peut pas être affiché.",
  },
  "Somebody else has changed this workspace.": {
    es: "Otra persona ha cambiado este espacio de trabajo.",
    fr: "Une autre personne a modifié cet espace de travail.",
  },
  "Look at what has changed, then save again.": {
    es: "Revise lo que ha cambiado y guarde de nuevo.",
    fr: "Consultez ce qui a changé, puis enregistrez de nouveau.",
  },
  "You have access already.": { es: "Ya tiene acceso.", fr: "Vous avez déjà accès." },
  "Open the workspace.": {
    es: "Abra el espacio de trabajo.",
    fr: "Ouvrez l’espace de travail.",
  },
  "You may not delete this workspace's connections.": {
    es: "No puede eliminar las conexiones de este espacio de trabajo.",
    fr: "Vous ne pouvez pas supprimer les connexions de cet espace de travail.",
  },
  "Name the workspace whose collections you look for.": {
    es: "Indique el espacio de trabajo cuyas recopilaciones busca.",
    fr: "Indiquez l’espace de travail dont vous cherchez les collectes.",
  },
  "You may not view the data collections of every workspace.": {
    es: "No puede ver las recopilaciones de todos los espacios de trabajo.",
    fr: "Vous ne pouvez pas consulter les collectes de tous les espaces de travail.",
  },
  "Financial statements are switched off here.": {
    es: "Los estados financieros están desactivados aquí.",
    fr: "Les états financiers sont désactivés ici.",
  },
  "Financial statements are not enabled for this data collection.": {
    es: "Los estados financieros no están habilitados para esta recopilación.",
    fr: "Les états financiers ne sont pas activés pour cette collecte.",
  },
  "An administrator has not released these financial statements yet.": {
    es: "Un administrador aún no ha publicado estos estados financieros.",
    fr: "Un administrateur n’a pas encore publié ces états financiers.",
  },
  "You may not release financial statements.": {
    es: "No puede publicar estados financieros.",
    fr: "Vous ne pouvez pas publier d’états financiers.",
  },
  "This data collection is being imported already.": {
    es: "Esta recopilación de datos ya se está importando.",
    fr: "Cette collecte de données est déjà en cours d’importation.",
  },
  "These books are being read for another data collection. Start this one again once that is done.":
    {
      es: "Estos libros se están leyendo para otra recopilación de datos. Inicie esta de nuevo cuando aquella termine.",
      fr: "Cette comptabilité est en cours de lecture pour une autre collecte. Relancez celle-ci quand l’autre sera terminée.",
    },
  "No data collections are left in this billing period.": {
    es: "No quedan recopilaciones de datos en este período de facturación.",
    fr: "Il ne reste aucune collecte de données sur cette période de facturation.",
  },
  "Direct connections are switched off here.": {
    es: "Las conexiones directas están desactivadas aquí.",
    fr: "Les connexions directes sont désactivées ici.",
  },
  "Collecting is switched off here.": {
    es: "La recopilación está desactivada aquí.",
    fr: "La collecte est désactivée ici.",
  },
  "No accounting data selected.": {
    es: "No se han seleccionado datos contables.",
    fr: "Aucune donnée comptable sélectionnée.",
  },
  "This is switched off here.": {
    es: "Esto está desactivado aquí.",
    fr: "Ceci est désactivé ici.",
  },
  "This many fiscal years can't be collected here.": {
    es: "Aquí no se pueden recopilar tantos ejercicios.",
    fr: "Ce nombre d’exercices ne peut pas être collecté ici.",
  },
  "The most recent day can't be after today.": {
    es: "El último día no puede ser posterior a hoy.",
    fr: "Le dernier jour ne peut pas être postérieur à aujourd’hui.",
  },
  "The connection for this company has expired. Unable to import financials at this time.": {
    es: "La conexión de esta empresa ha caducado. No se pueden importar los datos financieros en este momento.",
    fr: "La connexion de cette entreprise a expiré. Impossible d’importer les données financières pour le moment.",
  },
  "The data collection to retry can't be found. Please start a new one.": {
    es: "No se encuentra la recopilación que se quería reintentar. Inicie una nueva.",
    fr: "La collecte à relancer est introuvable. Lancez-en une nouvelle.",
  },
  "There is nothing to retry: this import did not fail.": {
    es: "No hay nada que reintentar: esta importación no falló.",
    fr: "Il n’y a rien à relancer : cette importation n’a pas échoué.",
  },
  "This import has ended already.": {
    es: "Esta importación ya terminó.",
    fr: "Cette importation est déjà terminée.",
  },
  "These books haven't been collected completely.": {
    es: "Estos libros no se han recopilado por completo.",
    fr: "Cette comptabilité n’a pas été collectée entièrement.",
  },
  "This isn't a cursor of ours.": {
    es: "Este cursor no es nuestro.",
    fr: "Ce curseur n’est pas l’un des nôtres.",
  },
  "These books are collected already.": {
    es: "Estos libros ya se han recopilado.",
    fr: "Cette comptabilité est déjà collectée.",
  },
  "The borrower has agreed to less than this.": {
    es: "El prestatario ha aceptado menos que esto.",
    fr: "L’emprunteur a accepté moins que cela.",
  },
  "All reports of a collection go back equally far.": {
    es: "Todos los informes de una recopilación abarcan los mismos ejercicios.",
    fr: "Tous les rapports d’une collecte remontent aussi loin.",
  },
  "All reports of a collection are on the same basis.": {
    es: "Todos los informes de una recopilación siguen el mismo criterio contable.",
    fr: "Tous les rapports d’une collecte suivent la même méthode comptable.",
  },
} as const satisfies Sentences;
