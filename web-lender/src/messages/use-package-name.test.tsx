import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { expect, it } from "vitest";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { usePackageName } from "./use-package-name.ts";

it.each([
  { locale: "es", messages: es, file: "Archivo subido" },
  { locale: "fr", messages: fr, file: "Fichier importé" },
])("a file is said in $locale, and packages keep their names (P-U14)", ({ file, ...intl }) => {
  const { result } = renderHook(usePackageName, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <IntlProvider {...intl}>{children}</IntlProvider>
    ),
  });

  const named = (["fileupload", "quickbooksonline"] as const).map(result.current);
  expect(named).toEqual([file, "QuickBooks Online"]);
});
