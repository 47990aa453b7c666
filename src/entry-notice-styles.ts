/** Style sheet of the notice above a page; the root `notice` of `virtual:izlog-styles`. */
import './storefront/render/document/notice.css';
