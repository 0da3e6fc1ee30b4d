/**
 * `GET /api/display/validation-emails`: text, one free-mail domain a line, cacheable for a day.
 * docs/behaviour/forms.md#e-mail.
 */
export const VALIDATION_EMAILS_PATH = '/api/display/validation-emails';
