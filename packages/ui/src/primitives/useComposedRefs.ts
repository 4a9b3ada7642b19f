export { useComposedRefs } from '@radix-ui/react-compose-refs';
