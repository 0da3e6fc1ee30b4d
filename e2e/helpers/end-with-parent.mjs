/**
 * Loaded before the server: when the test runner is gone, however it went, the pipe from it closes
 * and the server ends, too.
 */
process.stdin.resume();
process.stdin.on('end', () => process.exit(1));
