export { queueDailyRound } from "./queue-daily-round.ts";
