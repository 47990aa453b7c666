/** Style sheets that every page loads before those of its blocks, as the shop does. */
import '#runtime/theme/default-theme.css';
import '#runtime/theme/tokens.css';
import '#runtime/theme/base.css';
import '#runtime/theme/section.css';
import '#blocks/_ui/toast/toast.css';
