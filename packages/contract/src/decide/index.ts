export * from './calendar-day.ts';
export * from './frequency.ts';
