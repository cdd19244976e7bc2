import type { Language } from "@tieout/core/language";
import type { NotificationType } from "@tieout/core/notification";

interface NotificationWords {
  readonly title: string;
  readonly description: string;
}

/** What each notification is called, and when it's sent. */
export const notificationWords: Readonly<
  Record<Language, Readonly<Record<NotificationType, NotificationWords>>>
> = {
  en: {
    "collection-completed": {
      title: "Data collection completed",
      description: "When a business’s books have arrived and can be reviewed.",
    },
    "collection-failed": {
      title: "Data collection failed",
      description: "When an import stops with an error.",
    },
    "connection-needs-attention": {
      title: "Connection needs attention",
      description:
        "When an accounting package has to be connected again. Not sent to whoever is told that the collection failed.",
    },
    "document-uploaded": {
      title: "Documents uploaded",
      description: "When a borrower sends documents. One message for what comes together.",
    },
    "access-requested": {
      title: "Access requested",
      description: "When someone asks for access to a workspace you manage.",
    },
    "user-invited": {
      title: "User invited",
      description: "When another administrator sends an invitation to the portal.",
    },
    "files-about-to-be-deleted": {
      title: "Files about to be deleted",
      description: "A week before your retention policy deletes the files of a data collection.",
    },
  },
  es: {
    "collection-completed": {
      title: "Recopilación completada",
      description: "Cuando los libros de una empresa han llegado y se pueden revisar.",
    },
    "collection-failed": {
      title: "Recopilación fallida",
      description: "Cuando una importación se detiene con un error.",
    },
    "connection-needs-attention": {
      title: "Una conexión requiere atención",
      description:
        "Cuando hay que volver a conectar un programa contable. No se envía a quien ya recibe el aviso de la recopilación fallida.",
    },
    "document-uploaded": {
      title: "Documentos subidos",
      description:
        "Cuando un prestatario envía documentos. Un solo mensaje para lo que llega junto.",
    },
    "access-requested": {
      title: "Acceso solicitado",
      description: "Cuando alguien solicita acceso a un espacio de trabajo que usted gestiona.",
    },
    "user-invited": {
      title: "Usuario invitado",
      description: "Cuando otro administrador envía una invitación al portal.",
    },
    "files-about-to-be-deleted": {
      title: "Archivos a punto de eliminarse",
      description:
        "Una semana antes de que su política de conservación elimine los archivos de una recopilación.",
    },
  },
  fr: {
    "collection-completed": {
      title: "Collecte terminée",
      description: "Quand la comptabilité d’une entreprise est arrivée et peut être examinée.",
    },
    "collection-failed": {
      title: "Échec de la collecte",
      description: "Quand une importation s’arrête sur une erreur.",
    },
    "connection-needs-attention": {
      title: "Connexion à vérifier",
      description:
        "Quand un logiciel comptable doit être reconnecté. N’est pas envoyé à qui est déjà averti de l’échec de la collecte.",
    },
    "document-uploaded": {
      title: "Documents envoyés",
      description:
        "Quand un emprunteur envoie des documents. Un seul message pour ce qui arrive ensemble.",
    },
    "access-requested": {
      title: "Accès demandé",
      description: "Quand quelqu’un demande l’accès à un espace de travail que vous gérez.",
    },
    "user-invited": {
      title: "Utilisateur invité",
      description: "Quand un autre administrateur envoie une invitation au portail.",
    },
    "files-about-to-be-deleted": {
      title: "Fichiers bientôt supprimés",
      description:
        "Une semaine avant que votre politique de conservation ne supprime les fichiers d’une collecte.",
    },
  },
};
