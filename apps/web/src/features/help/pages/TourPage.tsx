/** Entry module of the lazily loaded tour, which the shell shows on every page. */
export { Tour } from '../tour/Tour.tsx';
