import '../module-formats.ts';

await import('./command-line.ts');
