import * as styles from './StillPlaceholder.css.ts';

const windows = [90, 330, 570];
const desks = [150, 500];

export function StillPlaceholder() {
  return (
    <svg
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      className={styles.root}
    >
      <rect x="-400" y="-600" width="1600" height="1500" className={styles.wall} />
      <rect x="-400" y="640" width="1600" height="300" className={styles.floor} />
      <rect x="-400" y="628" width="1600" height="12" className={styles.skirting} />
      {windows.map((x) => (
        <g key={x} transform={`translate(${x} 150)`}>
          <rect x="-10" y="-10" width="190" height="330" rx="14" className={styles.frame} />
          <rect width="170" height="310" rx="6" className={styles.sky} />
          <rect x="24" y="70" width="80" height="22" rx="11" className={styles.cloud} />
          <rect x="70" y="94" width="70" height="18" rx="9" className={styles.cloud} />
          <rect x="81" width="8" height="310" className={styles.frame} />
          <rect y="150" width="170" height="8" className={styles.frame} />
          <rect x="-18" y="312" width="206" height="14" rx="5" className={styles.frame} />
          <path
            d="M-50 720 L110 720 L60 860 L-130 860 Z"
            transform="translate(30 -150)"
            className={styles.beam}
          />
        </g>
      ))}
      {desks.map((x) => (
        <g key={x} transform={`translate(${x} 520)`}>
          <ellipse cx="110" cy="206" rx="170" ry="16" className={styles.shadow} />
          <rect x="62" y="-74" width="130" height="84" rx="10" className={styles.metal} />
          <rect x="70" y="-66" width="114" height="68" rx="5" className={styles.screen} />
          <rect x="118" y="8" width="18" height="24" className={styles.metal} />
          <rect x="92" y="28" width="70" height="8" rx="4" className={styles.metal} />
          <rect x="-30" y="36" width="290" height="18" rx="8" className={styles.wood} />
          <rect x="-14" y="54" width="14" height="146" rx="5" className={styles.woodDark} />
          <rect x="230" y="54" width="14" height="146" rx="5" className={styles.woodDark} />
          <rect x="16" y="12" width="22" height="26" rx="5" className={styles.frame} />
          <rect x="64" y="64" width="110" height="86" rx="22" className={styles.seat} />
          <rect x="56" y="138" width="126" height="26" rx="13" className={styles.seat} />
          <rect x="113" y="164" width="12" height="32" className={styles.metal} />
          <rect x="76" y="192" width="86" height="9" rx="4" className={styles.metal} />
        </g>
      ))}
      <g transform="translate(392 560)">
        <ellipse cx="30" cy="170" rx="56" ry="10" className={styles.shadow} />
        <path d="M30 110 C-30 70 -34 10 -8 -30 C18 10 30 50 30 110 Z" className={styles.leafDark} />
        <path d="M30 110 C90 74 96 16 70 -26 C42 12 30 52 30 110 Z" className={styles.leaf} />
        <path d="M30 112 C8 60 10 -20 30 -66 C52 -20 52 60 30 112 Z" className={styles.leaf} />
        <path d="M0 104 H60 L52 168 H8 Z" className={styles.pot} />
      </g>
      {[240, 560].map((x) => (
        <g key={x}>
          <rect x={x - 1.5} y="-600" width="3" height="640" className={styles.metal} />
          <path
            d={`M${x - 44} 78 C${x - 40} 30 ${x + 40} 30 ${x + 44} 78 Z`}
            className={styles.wood}
          />
          <ellipse cx={x} cy="78" rx="44" ry="7" className={styles.frame} />
        </g>
      ))}
    </svg>
  );
}
