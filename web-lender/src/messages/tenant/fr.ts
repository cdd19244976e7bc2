import type { TenantCatalogue } from "./en.ts";

/** As `tenantEn`, in French. */
export const tenantFr: TenantCatalogue = {
  "override.title": "Client et paramètres",
  "override.lede":
    "Pour faire des essais. Ce que vous changez ici vaut dans cette fenêtre jusqu’à sa fermeture, et seulement pour ce que montrent les pages : les droits de chacun ne changent pas.",
  "override.tenant": "Aller chez un client",
  "override.name": "Nom du client",
  "override.go": "Y aller",
  "override.going": "Ouverture",
  "override.unknown": "Aucun client ne porte ce nom.",
  "override.failed": "Le client n’a pas pu être recherché. Réessayez.",
  "override.needed": "Saisissez le nom d’un client.",
  "override.flags": "Paramètres",
  "override.changed":
    "Modifié ici ; chez le client, il est {on, select, true {activé} other {désactivé}}",
  "override.reset": "Rétablir {count, plural, one {# paramètre} other {# paramètres}}",
  "override.brand": "Voir la marque",
  "override.banner":
    "{count, plural, one {# paramètre est modifié} other {# paramètres sont modifiés}} dans cette fenêtre.",
  "override.bannerLink": "Client et paramètres",
  "settings.unread": "Les paramètres de votre organisation n’ont pas pu être chargés.",
  "settings.unread.detail":
    "Pour l’instant, les pages ont leur aspect habituel et ce que votre organisation a pu désactiver n’est pas proposé. Une nouvelle tentative a lieu automatiquement.",
  "brand.title": "Marque",
  "brand.colors": "Couleurs",
  "brand.controls": "Commandes",
  "brand.button": "Action principale",
  "brand.other": "Autre action",
  "brand.link": "Un lien",
  "brand.dropped": "Écarté",
  "brand.dropped.unknown-name": "{name} n’est pas un nom à nous.",
  "brand.dropped.invalid-value": "{name} n’est ni une couleur ni une mesure.",
  "brand.dropped.contrast": "{name} rendrait des mots ou des formes difficiles à voir.",
};
