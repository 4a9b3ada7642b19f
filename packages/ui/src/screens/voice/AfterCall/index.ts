export {
  AfterCall,
  personEnds,
  returnEnds,
  type AfterCallProps,
  type EndedCall,
} from './AfterCall.tsx';
