/** Style sheets of every page of the shop; the root `base` of `virtual:izlog-styles`. */
import '#runtime/theme/colors.css';
import '#runtime/theme/tokens.css';
import '#runtime/theme/base.css';
import './storefront/render/document/page.css';
