/** Style sheet of rare options of sections; the root `section` of `virtual:izlog-styles`. */
import '#runtime/theme/section.css';
