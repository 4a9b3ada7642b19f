import './module-formats.ts';

await import('./open-office.ts');
