import type { TenantCatalogue } from "./en.ts";

/** As `tenantEn`, in Spanish. */
export const tenantEs: TenantCatalogue = {
  "override.title": "Cliente y ajustes",
  "override.lede":
    "Para hacer pruebas. Lo que cambie aquí vale en esta ventana hasta que la cierre, y solo para lo que muestran las páginas: lo que cada uno puede hacer no cambia.",
  "override.tenant": "Ir a un cliente",
  "override.name": "Nombre del cliente",
  "override.go": "Ir",
  "override.going": "Abriendo",
  "override.unknown": "No hay ningún cliente con ese nombre.",
  "override.failed": "No se ha podido buscar el cliente. Inténtelo de nuevo.",
  "override.needed": "Escriba el nombre de un cliente.",
  "override.flags": "Ajustes",
  "override.changed":
    "Cambiado aquí; el cliente lo tiene {on, select, true {activado} other {desactivado}}",
  "override.reset": "Restablecer {count, plural, one {# ajuste} other {# ajustes}}",
  "override.brand": "Ver la marca",
  "override.banner":
    "{count, plural, one {# ajuste está cambiado} other {# ajustes están cambiados}} en esta ventana.",
  "override.bannerLink": "Cliente y ajustes",
  "settings.unread": "No se han podido cargar los ajustes de su organización.",
  "settings.unread.detail":
    "Por ahora las páginas tienen el aspecto habitual y no se ofrece lo que su organización pueda haber desactivado. Se vuelve a intentar automáticamente.",
  "brand.title": "Marca",
  "brand.colors": "Colores",
  "brand.controls": "Controles",
  "brand.button": "Acción principal",
  "brand.other": "Otra acción",
  "brand.link": "Un enlace",
  "brand.dropped": "Descartado",
  "brand.dropped.unknown-name": "{name} no es un nombre nuestro.",
  "brand.dropped.invalid-value": "{name} no tiene un color ni una medida.",
  "brand.dropped.contrast": "{name} haría difíciles de ver las palabras o las formas.",
};
