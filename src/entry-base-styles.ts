/** Style sheets of every page of the shop beside its theme; the root `base` of `virtual:izlog-styles`. */
import '#runtime/theme/tokens.css';
import '#runtime/theme/base.css';
import './storefront/render/document/page.css';
