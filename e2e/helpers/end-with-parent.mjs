/**
 * Loaded before the server. When the test runner has ended in any way, its pipe closes, and the
 * server ends, too.
 */
process.stdin.resume();
process.stdin.on('end', () => process.exit(1));
