export interface Downloading {
  readonly save: (address: string) => void;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** In milliseconds: browsers drop simultaneous downloads. */
const spacing = 500;

export async function downloadEach(
  addresses: readonly string[],
  { save, pause }: Downloading = inTheBrowser,
): Promise<void> {
  for (const [index, address] of addresses.entries()) {
    if (index > 0) await pause(spacing);
    save(address);
  }
}

const inTheBrowser: Downloading = {
  save(address) {
    const link = document.createElement("a");
    link.href = address;
    link.download = "";
    link.click();
  },
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
