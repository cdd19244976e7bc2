import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { expect, it } from "vitest";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { usePackageNames } from "./use-package-names.ts";

it.each([
  { locale: "es", messages: es, file: "Archivo subido" },
  { locale: "fr", messages: fr, file: "Fichier importé" },
])("a file is said in $locale, and packages keep their names (P-U14)", ({ file, ...intl }) => {
  const { result } = renderHook(usePackageNames, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <IntlProvider {...intl}>{children}</IntlProvider>
    ),
  });

  expect(result.current).toMatchObject({ fileupload: file, quickbooksonline: "QuickBooks Online" });
});
