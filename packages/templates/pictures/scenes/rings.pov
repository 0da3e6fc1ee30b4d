// Gold rings on stone: for jewellery.
#include "studio.povinc"
See(<0,3.2,-12>, <0,1.5,0>, 26)
Backdrop(3, <.36,.42,.4>)
Sun(<-8,11,-6>, 1.6, 4) light_source { <9,6,-9> rgb .35 shadowless }
superellipsoid { <.12,.12> scale <1.8,.5,1.3> rotate y*18 translate <.7,.5,.6> pigment { srgb <.88,.84,.78> } normal { granite .06 scale .4 } }
object { Podium(1.25,1.9,<.8,.76,.7>) translate <-1.35,0,.7> }
#macro Ring(R,T) union { torus { R,T } texture { Gold } } #end
object { Ring(.72,.1) rotate x*90 rotate y*24 translate <-1.35,2.72,.6> }
union { torus { .62,.075 texture { Gold } } sphere { 0,.2 scale <1,1,.8> translate <0,0,-.74> pigment { srgb <.05,.32,.24> } finish { Shiny reflection .25 } } torus { .17,.03 rotate x*90 translate <0,0,-.72> texture { Gold } } rotate x*72 rotate y*-20 translate <.75,1.65,.2> }
object { Ring(.82,.07) rotate x*12 rotate z*8 translate <.55,.2,-1.7> }
object { Ring(.58,.055) rotate z*-4 translate <1.45,.1,-2> }
#local I=0; #while (I<18) sphere { 0,.14 translate <-2.9+.25*I+.02*sin(I*9),.14,-2.3+.5*sin(I*.42+1.5)> pigment { srgb <.96,.92,.87> } finish { Shiny } } #local I=I+1; #end
object { Branch(4.4,1.7,.46,24,<.5,.55,.4>) translate <1.7,0,2> }
