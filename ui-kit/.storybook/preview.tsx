import "../src/global/global.ts";
import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { loadOverlays } from "../src/overlays/overlays.ts";
import { applyTheme } from "../src/theme/apply-theme.ts";
import { defaultBrand, deriveTheme, navyBrand } from "../src/theme/derivation/derive-theme.ts";
import type { Density, Mode } from "../src/theme/derivation/tokens.ts";

const brands = { peach: defaultBrand, navy: navyBrand };

interface Appearance {
  readonly brand: keyof typeof brands;
  readonly mode: Mode;
  readonly density: Density;
}

const withTheme: Decorator = (Story, { globals }) => {
  // The toolbar's items, below, are the only values that the globals take.
  const { brand, mode, density } = globals as Appearance;
  useLayoutEffect(() => {
    applyTheme(document.documentElement, deriveTheme({ ...brands[brand], mode }), density);
  }, [brand, mode, density]);
  return <Story />;
};

const toolbar = (title: string, items: readonly string[]) => ({
  toolbar: { title, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  beforeAll: loadOverlays,
  decorators: [withTheme],
  globalTypes: {
    brand: toolbar("Brand", Object.keys(brands)),
    mode: toolbar("Mode", ["light", "dark"]),
    density: toolbar("Density", ["compact", "comfortable", "touch"]),
  },
  initialGlobals: {
    brand: import.meta.env.STORYBOOK_BRAND ?? "peach",
    mode: import.meta.env.STORYBOOK_MODE ?? "light",
    density: "compact",
  },
  parameters: { a11y: { test: "error" }, backgrounds: { disable: true } },
};

export default preview;
