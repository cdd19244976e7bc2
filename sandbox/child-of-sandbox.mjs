// Loaded before a process that the sandbox runs: when the sandbox is killed outright, its channel
// breaks, and whatever it started ends too instead of holding ports that the next start wants.
process.on("disconnect", () => process.exit(0));
process.channel?.unref();
