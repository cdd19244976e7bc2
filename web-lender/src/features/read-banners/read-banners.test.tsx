import { screen } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { afterEach, describe, expect, it } from "vitest";
import { bff, server } from "../../testing/bff.ts";
import { render } from "../../testing/render.tsx";
import { type BannerMessage, hiddenFor, ReadBanners } from "./read-banners.tsx";

afterEach(() => {
  for (const cookie of document.cookie.split("; ")) {
    document.cookie = `${cookie.split("=")[0]}=; Max-Age=0; Path=/`;
  }
});

describe("ReadBanners", () => {
  it("shows what the tenant announces, in its weights, with links (P-U32, P-E28, P-E29, S-E31)", async () => {
    theTenantAnnounces(
      aBanner({
        messageParagraphs: [
          { content: "Imports are paused.", bold: true, fontSize: "18" },
          { content: "They resume by themselves.", italic: true, fontSize: "400px" },
        ],
        hyperlinks: [
          { id: "notice", href: "https://status.example.com", prompt: "Read the notice" },
          { id: "unsafe", href: "javascript:alert(1)", prompt: "Nowhere" },
        ],
        level: "Warning",
      }),
      aBanner({ headerText: "Not now", inactive: true, hideMessageCookieName: "off" }),
    );
    render(<ReadBanners />);

    expect(await screen.findByText("Scheduled maintenance")).toBeInTheDocument();
    expect(screen.getByText("Imports are paused.")).toHaveStyle({ fontSize: "18px" });
    expect(screen.getByText("They resume by themselves.")).toHaveStyle({ fontSize: "24px" });
    expect(screen.getByRole("link", { name: "Read the notice" })).toHaveAttribute(
      "href",
      "https://status.example.com",
    );
    expect(screen.queryByText("Nowhere")).not.toBeInTheDocument();
    expect(screen.queryByText("Not now")).not.toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each([
    { level: "Warning", mark: "svg.lucide-triangle-alert" },
    { level: "Other", mark: "svg.lucide-info" },
  ])("marks a banner of level $level as such (P-E29)", async ({ level, mark }) => {
    theTenantAnnounces(aBanner({ level }));
    render(<ReadBanners />);

    const banner = await screen.findByRole("status");
    expect(banner).toHaveTextContent("Scheduled maintenance");
    // Decorative, so it has neither role nor name.
    expect(banner.querySelector(mark)).toBeInTheDocument();
  });

  it.each([
    { expiresInDays: 7, button: "Hide for 7 days" },
    { expiresInDays: 0, button: "Hide for 30 days" },
    { expiresInDays: -1, button: "Hide forever" },
    { expiresInDays: 3, hideForeverButtonText: "Enough of that", button: "Enough of that" },
  ])(
    "stays away once it's hidden with “$button” (P-E30, P-K25, X-2)",
    async ({ button, ...over }) => {
      theTenantAnnounces(aBanner(over));
      const { user } = render(<ReadBanners />);
      await user.click(await screen.findByRole("button", { name: button }));

      expect(screen.queryByText("Scheduled maintenance")).not.toBeInTheDocument();
      expect(document.cookie).toContain("hide-maintenance=1");
    },
  );

  it("is put away by keyboard, which goes on at the page's content", async () => {
    theTenantAnnounces(aBanner());
    const { user } = render(
      <main tabIndex={-1}>
        <ReadBanners />
      </main>,
    );
    await screen.findByText("Scheduled maintenance");

    await user.tab();
    expect(screen.getByRole("button", { name: "Hide for 7 days" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Close banner" })).toHaveFocus();
    await user.keyboard("{Enter}");

    expect(screen.queryByText("Scheduled maintenance")).not.toBeInTheDocument();
    expect(screen.getByRole("main")).toHaveFocus();
  });

  it("comes back at the next visit when it was only closed", async () => {
    theTenantAnnounces(aBanner());
    const { user } = render(<ReadBanners />);
    await user.click(await screen.findByRole("button", { name: "Close banner" }));

    expect(screen.queryByText("Scheduled maintenance")).not.toBeInTheDocument();
    expect(document.cookie).not.toContain("hide-maintenance");
  });
});

const aBanner = (over: Partial<BannerMessage> = {}): BannerMessage => ({
  headerText: "Scheduled maintenance",
  messageParagraphs: [{ content: "Imports are paused." }],
  hyperlinks: [],
  level: "Info",
  inactive: false,
  hideMessageCookieName: "hide-maintenance",
  expiresInDays: 7,
  ...over,
});

const theTenantAnnounces = (...banners: BannerMessage[]) =>
  server.use(bff.get("/tenant/bannermessages", ({ response }) => response(200).json(banners)));

describe("hiddenFor", () => {
  it.each([
    { days: 7, means: "7 days", seconds: 604_800 },
    { days: 0, means: "about a month", seconds: 2_592_000 },
    { days: -2, means: "about a month", seconds: 2_592_000 },
    { days: -1, means: "forever, as far as browsers go", seconds: 34_560_000 },
  ])("takes $days as $means (P-K25, S-K8, X-2)", ({ days, seconds }) => {
    expect(hiddenFor(days)).toBe(seconds);
  });
});
