// Bottle, jar and pearls on stone: for beauty and care.
#include "studio.povinc"
See(<0,3.1,-13>, <0,2.05,0>, 30)
Backdrop(3.5, <.86,.6,.54>)
Sun(<-9,11,-7>, 1.5, 4) light_source { <10,5,-9> rgb .3 shadowless }
object { Podium(1.75,.8,<.93,.78,.72>) translate <-.2,0,.6> }
object { Podium(1.15,.42,<.9,.72,.66>) translate <1.75,0,-1.1> }
difference { cylinder { <0,0,2.1>, <0,0,2.7>, 1 scale <2.3,4.9,1> } cylinder { <0,0,2>, <0,0,2.8>, 1 scale <1.75,4.3,1> } pigment { srgb <.9,.68,.61> } }
union {
  lathe { cubic_spline 9, <.0,-.1>,<0,0>,<.72,.0>,<.78,.1>,<.78,1.55>,<.66,1.85>,<.26,2.02>,<.26,2.2>,<.2,2.3> pigment { srgb <.48,.15,.035> } finish { Shiny } }
  cylinder { y*.35, y*1.4, .785 open pigment { srgb <.97,.94,.88> } finish { diffuse .85 } }
  box { <-.3,.95,-.8>, <.3,1,-.7> pigment { srgb .12 } } box { <-.2,.8,-.8>, <.2,.83,-.7> pigment { srgb .3 } }
  cylinder { y*2.15, y*2.55, .34 texture { Gold } } torus { .3, .04 translate y*2.55 texture { Gold } }
  lathe { cubic_spline 6, <.0,2.5>,<.2,2.5>,<.22,2.8>,<.19,3.2>,<.02,3.42>,<0,3.4> pigment { srgb <.13,.1,.09> } finish { Glaze } }
  translate <-.2,.8,.5>
}
union {
  cylinder { y*.04, y*.62, .72 } torus { .68,.04 translate y*.62 } torus { .68,.04 translate y*.04 } pigment { srgb <.97,.93,.88> } finish { Glaze }
  translate <1.75,.42,-1.1>
}
union { cylinder { y*.66, y*.98, .73 } torus { .69,.04 translate y*.98 } cylinder { y*.9, y*1.02, .69 } texture { Gold } translate <1.75,.42,-1.1> }
#local I = 0; #while (I < 7) sphere { 0,.2+.12*rand(R1) translate <-2.9+1.5*rand(R1)+.1*I,.22,-1.9+1.1*rand(R1)> pigment { srgb <.98,.92,.86> } finish { Shiny } } #local I = I+1; #end
object { Branch(4.2,1.6,.5,26,<.33,.42,.3>) rotate z*12 translate <1.6,0,1.2> }
