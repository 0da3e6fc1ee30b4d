/**
 * `GET /api/display/validation-emails`: text, one free-mail domain a line, cacheable for a day.
 * Display spec §7.
 */
export const VALIDATION_EMAILS_PATH = '/api/display/validation-emails';
