export { createWebConnectorPassword } from "./create-web-connector-password.ts";
export { downloadWebConnectorFile } from "./download-web-connector-file.ts";
export { exchangeWithWebConnector } from "./exchange-with-web-connector.ts";
export { getWebConnector } from "./get-web-connector.ts";
export { mailWebConnectorPage } from "./mail-web-connector-page.ts";
export { openWebConnectorPage } from "./open-web-connector-page.ts";
export { requestWebConnectorNews } from "./request-web-connector-news.ts";
