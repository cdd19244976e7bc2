import { tenantWith } from "./a-tenant.ts";
import { aListItem, aPageOf, dana } from "./a-workspace.ts";
import { bff, server } from "./bff.ts";

/** Dana, with a list to look at. */
export function somebodyIsLoggedIn({
  slidingSeconds = 1_800,
  absoluteSeconds = 86_400,
  slid = [] as true[],
} = {}) {
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
  const times = {
    absoluteExpirationTime: inSeconds(absoluteSeconds),
    slidingExpirationTime: inSeconds(slidingSeconds),
  };
  const sections = {
    loginPage: {
      greetingLine1: "Welcome back.",
      greetingLine2: "Opening.",
      fatalTitle: "It can't be opened",
    },
    timeoutMessaging: {
      slidingTitle: "It is over",
      slidingParagraph1: "You were away until {time}, for {duration}.",
      absoluteTitle: "It is over",
      absoluteParagraph1: "Over after {duration}.",
      returnToLogin: "Back to login",
      loggingOut: "Bye for now",
    },
  };
  const said = { languageCode: "en", locale: "", sections };
  const settings = tenantWith({ supportEmailAddress: "help@copperfieldcapital.com" });
  server.use(
    bff.get("/tenant/settings", ({ response }) => response(200).json(settings)),
    bff.post("/tenant/portallogintext", ({ response }) => response(200).json(said)),
    bff.post("/tenant/portaltimeouttext", ({ response }) => response(200).json(said)),
    bff.get("/tenant/bannermessages", ({ response }) => response(200).json([])),
    bff.get("/tenant/safedatacollectionlimit", ({ response }) =>
      response(200).json({ hasLimit: false }),
    ),
    bff.get("/submissions/listpending", ({ response }) => response(200).json([])),
    bff.post("/submissions/search", ({ response }) => response(200).json([])),
    bff.post("/Entities/query", ({ response }) => response(200).json(aPageOf([aListItem()]))),
    bff.get("/auth/session", ({ response }) => response(200).json(times)),
    bff.post("/auth/postlogin", ({ response }) => response(200).json(dana)),
    bff.post("/auth/signout", ({ response }) => response(200).json({ logoutUrl: "/login" })),
    bff.post("/auth/session/refresh", ({ response }) => {
      slid.push(true);
      return response(200).json({ ...times, slidingExpirationTime: inSeconds(1_800) });
    }),
  );
  return slid;
}
