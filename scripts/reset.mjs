// Empties the sandbox: its database, mails, files and accounts.
import { existsSync, rmSync } from "node:fs";
import { createConnection } from "node:net";

const data = ".sandbox";

const socket = createConnection({ host: "127.0.0.1", port: 54320 });
socket.on("connect", () => {
  socket.destroy();
  console.error("The sandbox is running. Stop it with Ctrl-C first, then reset it.");
  process.exit(1);
});
socket.on("error", () => {
  if (existsSync(data)) rmSync(data, { recursive: true });
  console.log("The sandbox is empty. `npm start` fills it again.");
});
