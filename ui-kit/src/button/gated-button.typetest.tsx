import { IconButton } from "../icon-button/icon-button.tsx";
import { Button } from "./button.tsx";

// A button that can't be pressed says why, or waits for a moment.
export const refused = [
  // @ts-expect-error GatedButton, with why; or waiting, while another action runs
  <Button disabled key="button" />,
  // @ts-expect-error refused, with a label that says why
  <IconButton disabled key="icon-button" label="Undo">
    <svg />
  </IconButton>,
];
