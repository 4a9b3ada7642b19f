/** The tour, as the shell loads it over whatever page is open. */
export { Tour } from '../tour/Tour.tsx';
