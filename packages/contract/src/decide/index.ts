export * from './calendar-day.ts';
export * from './frequency.ts';
export * from './show-history-text.ts';
