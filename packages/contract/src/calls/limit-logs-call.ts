import { type Static, Type } from 'typebox';
import { ShortText } from './wire-text.ts';

export const LIMIT_LOG_STATUSES = ['shown', 'upgrade', 'remind', 'dismiss'] as const;
export type LimitLogStatus = (typeof LIMIT_LOG_STATUSES)[number];

/**
 * `GET /api/display/limitLogs/{client_id}?status=&id=`: what the owner did with the plan-limit
 * popup. docs/behaviour/plan-limits.md#what-the-owner-did.
 */
export const LimitLogsQuery = Type.Object({
  status: Type.Union([
    Type.Literal('shown'),
    Type.Literal('upgrade'),
    Type.Literal('remind'),
    Type.Literal('dismiss'),
  ]),
  /** `client_restriction_setting.id` of the display answer. */
  id: Type.Optional(ShortText),
});
export type LimitLogsQuery = Static<typeof LimitLogsQuery>;
