export * from './Slider.tsx';
