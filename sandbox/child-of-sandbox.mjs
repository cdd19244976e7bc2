// Preloaded into the sandbox's processes: when the sandbox is killed, its IPC channel closes and they exit, freeing
// their ports.
process.on("disconnect", () => process.exit(0));
process.channel?.unref();
